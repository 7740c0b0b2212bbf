import Combine
import SwiftUI

/// Made without its name in another file, for a view that takes it.
final class Draft: ObservableObject {
  @Published var text: String
  private var saved: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    text = ""
    follow()
  }

  private func follow() {
    $text.dropFirst().sink { [weak self] in self?.saved.append($0) }.store(in: &cancellables)
  }
}

struct DraftView: View {
  @ObservedObject var draft: Draft

  init(draft: Draft) {
    self.draft = draft
  }

  var body: some View {
    TextField("Text", text: $draft.text)
  }
}

struct DraftPage: View {
  @StateObject private var draft = Draft()

  var body: some View {
    DraftView(draft: draft)
  }
}

/// Made without its name in another file, for a property.
final class Ledger: ObservableObject {
  @Published var lines: [String]

  init() {
    lines = (try? FileManager.default.contentsOfDirectory(atPath: "ledger")) ?? []
  }
}

final class Office {
  var ledger: Ledger?
}

struct LedgerPage: View {
  @StateObject private var ledger = Ledger()

  var body: some View {
    Text("\(ledger.lines.count)")
  }
}

/// Made where it can only be meant by its name.
final class Archive: ObservableObject {
  @Published var names: [String]

  init() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "archive")) ?? []
  }
}

struct ArchivePage: View {
  @StateObject private var archive = Archive()

  var body: some View {
    Text("\(archive.names.count)")
  }
}
