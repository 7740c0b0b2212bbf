import Combine
import SwiftUI

/// Made without its name in another file, for a view that takes it.
@Observable
final class Draft {
  var text: String {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  @ObservationIgnored private var saved: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    text = ""
    follow()
  }

  private func follow() {
    textSubject.dropFirst().sink { [weak self] in self?.saved.append($0) }.store(in: &cancellables)
  }
}

struct DraftView: View {
  @Bindable var draft: Draft

  init(draft: Draft) {
    self.draft = draft
  }

  var body: some View {
    TextField("Text", text: $draft.text)
  }
}

struct DraftPage: View {
  @State private var draft = Draft()

  var body: some View {
    DraftView(draft: draft)
  }
}

/// Made without its name in another file, for a property.
@Observable
final class Ledger: ObservableObject {
  var lines: [String]

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
@Observable
final class Archive {
  var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    names = (try? FileManager.default.contentsOfDirectory(atPath: "archive")) ?? []
    isReady = true
  }
}

struct ArchivePage: View {
  @State private var archive = Archive()

  var body: some View {
    Text("\(archive.names.count)")
      .task { await archive.bootstrap() }
  }
}
