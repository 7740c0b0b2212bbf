import Combine
import Foundation
import SwiftUI

@MainActor
final class Notes: ObservableObject {
  @Published private(set) var all: [String] = []
  private let arrivals = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    UserDefaults.standard.set(true, forKey: "notes")
    arrivals.sink { [weak self] in self?.all.append($0) }.store(in: &cancellables)
  }

  func load() async { arrivals.send("first") }
  func clear() { all = [] }
}

struct NotesScreen: View {
  @StateObject private var notes = Notes()
  @State private var isEditing = false

  var body: some View {
    VStack {
      NotesHeader(content: notes)
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { Editor(notes: notes) }
  }
}

struct NotesHeader: View {
  @ObservedObject var content: Notes

  var body: some View {
    NotesTitle(notes: content)
  }
}

struct NotesTitle: View {
  @ObservedObject var notes: Notes

  var body: some View {
    Text(notes.all.joined(separator: ", "))
      .task {
        await notes.load()
      }
  }
}

/// It appears later.
struct Editor: View {
  @ObservedObject var notes: Notes

  var body: some View {
    Text("\(notes.all.count)")
      .onAppear { notes.clear() }
  }
}
