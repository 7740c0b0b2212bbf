import Combine
import SwiftUI

@MainActor
enum Post {
  static let arrivals = PassthroughSubject<String, Never>()
}

@MainActor
@Observable
final class Notes: ObservableObject {
  private(set) var all: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    Post.arrivals.sink { [weak self] in self?.all.append($0) }.store(in: &cancellables)
  }

  func load() async { Post.arrivals.send("first") }
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
