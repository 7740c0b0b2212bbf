import Combine
import Foundation
import SwiftUI

@MainActor
@Observable
final class Notes {
  private(set) var all: [String] = []
  private let arrivals = PassthroughSubject<String, Never>()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private(set) var isReady = false

  init() {
    arrivals.sink { [weak self] in self?.all.append($0) }.store(in: &cancellables)
  }

  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(true, forKey: "notes")
    isReady = true
  }

  func load() async { arrivals.send("first") }
  func clear() { all = [] }
}

struct NotesScreen: View {
  @State private var notes = Notes()
  @State private var isEditing = false

  var body: some View {
    VStack {
      NotesHeader(content: notes)
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { Editor(notes: notes) }
    .task { await notes.bootstrap() }
  }
}

struct NotesHeader: View {
  let content: Notes

  var body: some View {
    NotesTitle(notes: content)
  }
}

struct NotesTitle: View {
  let notes: Notes

  var body: some View {
    Text(notes.all.joined(separator: ", "))
      .task {
        await notes.bootstrap()
        await notes.load()
      }
  }
}

/// It appears later.
struct Editor: View {
  let notes: Notes

  var body: some View {
    Text("\(notes.all.count)")
      .onAppear { notes.clear() }
  }
}
