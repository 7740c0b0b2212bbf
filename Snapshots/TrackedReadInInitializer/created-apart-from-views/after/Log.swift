import SwiftUI

/// The default is evaluated once, apart from all views.
@Observable
final class Log {
  private(set) var lines: [String] = []

  init(first: String) {
    lines.append(first)
  }
}

/// What the view's initializer assigns is evaluated with each.
@Observable
final class Trail {
  private(set) var marks: [String] = []

  init(first: String) {
    marks.append(first)
  }
}

/// `@StateObject` goes on making it.
@Observable
final class Archive: ObservableObject {
  private(set) var pages: [Data] = []

  init(path: String) {
    pages.append(FileManager.default.contents(atPath: path) ?? Data())
  }
}

struct LogView: View {
  @State private var log = Log(first: "Start")
  @State private var trail: Trail
  // migrate-observable:strategy keep
  @StateObject private var archive: Archive

  init(mark: String) {
    _trail = State(wrappedValue: Trail(first: mark))
    _archive = StateObject(wrappedValue: Archive(path: mark))
  }

  var body: some View {
    Text(log.lines.joined(separator: ", "))
    Text(trail.marks.joined(separator: ", "))
    Text("\(archive.pages.count)")
  }
}
