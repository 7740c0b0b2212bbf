import SwiftUI

@Observable
final class Detail {
  var name: String

  init(name: String) {
    self.name = name
  }
}

@Observable
final class Archive {
  var entries: [String]

  init(path: String) {
    entries = (try? String(contentsOfFile: path, encoding: .utf8)).map { [$0] } ?? []
  }
}

struct DetailView: View {
  @Bindable var detail: Detail
  let title: String

  init(name: String) {
    detail = Detail(name: name)
    title = name
  }

  init() {
    self.init(name: "Fern")
  }

  var body: some View {
    TextField(title, text: $detail.name)
  }
}

struct WrappedView: View {
  private let detail: Detail

  init(name: String) {
    self.detail = Detail(name: name)
  }

  var body: some View {
    Text(detail.name)
  }
}

struct ArchiveView: View {
  private let archive: Archive

  init(path: String) {
    self.archive = Archive(path: path)
  }

  var body: some View {
    Text("\(archive.entries.count)")
  }
}

/// One of its initializers is handed the model.
struct EitherView: View {
  let detail: Detail

  init(detail: Detail) {
    self.detail = detail
  }

  init(name: String) {
    detail = Detail(name: name)
  }

  var body: some View {
    Text(detail.name)
  }
}

/// It takes another one later.
struct ChangingView: View {
  var detail: Detail

  init(name: String) {
    detail = Detail(name: name)
  }

  mutating func show(_ other: Detail) {
    detail = other
  }

  var body: some View {
    Text(detail.name)
  }
}
