import SwiftUI

struct Note: Identifiable, Equatable {
  let id: Int
  var text = ""

  static func == (left: Note, right: Note) -> Bool { left.id == right.id }
}

/// Whether it is official follows from its name, which `==` compares.
struct Source: Equatable {
  let name: String
  let isOfficial: Bool

  static func == (left: Source, right: Source) -> Bool { left.name == right.name }
}

/// No assignment sets a note that looks different from an equal one, except in `newest`.
@Observable
final class Inbox {
  var kept: [Note] = []
  var changed: [Note] = []
  var loaded: [Note] = []
  var shown: Note?
  var passed: [Note] = []
  var newest: [Note] = []
  var sources: [Source] = []
  var pinned: [String: Note] = [:]
  private let all = [Note(id: 1, text: "a"), Note(id: 2, text: "b")]

  func prune() {
    kept.append(Note(id: 3))
    kept = kept.filter { !$0.text.isEmpty }
  }

  func change(to notes: [Note]) {
    if changed != notes { changed = notes }
  }

  func load(_ notes: [Note]) {
    loaded.removeAll()
    loaded = notes
  }

  func show(_ index: Int) { shown = all[index] }

  fileprivate func pass(_ notes: [Note]) { passed = notes }

  func refresh(_ notes: [Note]) { newest = notes }

  func pin(_ note: Note) { pinned[note.text] = note }

  func unpin() { pinned = [:] }

  func find(_ names: [String]) {
    sources = names.map { name in
      let isOfficial = name.hasPrefix("official/")
      return Source(name: name, isOfficial: isOfficial)
    }
  }
}

struct InboxView: View {
  let inbox: Inbox

  var body: some View {
    Text((inbox.kept + inbox.changed + inbox.loaded).map(\.text).joined())
    Text((inbox.passed + inbox.newest).map(\.text).joined())
    Text(inbox.shown?.text ?? "")
    Text(inbox.pinned.values.map(\.text).joined())
    Text(inbox.sources.map { $0.isOfficial ? "official" : "own" }.joined())
    Button("Pass") {
      let notes = [Note(id: 1, text: "new")]
      if inbox.passed != notes { inbox.pass(notes) }
    }
  }
}
