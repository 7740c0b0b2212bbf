import SwiftUI

final class Detail: ObservableObject {
  @Published var name: String

  init(name: String) {
    self.name = name
  }
}

final class Archive: ObservableObject {
  @Published var entries: [String]

  init(path: String) {
    entries = (try? String(contentsOfFile: path, encoding: .utf8)).map { [$0] } ?? []
  }
}

struct DetailView: View {
  @ObservedObject var detail: Detail
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
  @ObservedObject private var detail: Detail

  init(name: String) {
    _detail = ObservedObject(wrappedValue: Detail(name: name))
  }

  var body: some View {
    Text(detail.name)
  }
}

struct ArchiveView: View {
  @ObservedObject private var archive: Archive

  init(path: String) {
    self.archive = Archive(path: path)
  }

  var body: some View {
    Text("\(archive.entries.count)")
  }
}

/// One of its initializers is handed the model.
struct EitherView: View {
  @ObservedObject var detail: Detail

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
  @ObservedObject var detail: Detail

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
