import SwiftUI

struct Picture {
  let bytes: Data

  init(_ path: String) {
    bytes = FileManager.default.contents(atPath: path) ?? Data()
  }
}

func size(of path: String) -> Int {
  FileManager.default.contents(atPath: path)?.count ?? 0
}

/// Each is read by an initializer that is handed over under its name.
final class Album: ObservableObject {
  @Published var pictures: [Picture]

  init(paths: [String]) {
    pictures = paths.map(Picture.init)
  }
}

final class Sizes: ObservableObject {
  @Published var all: [Int]

  init(paths: [String]) {
    all = paths.map(size(of:))
  }
}

/// Its own function is handed over.
final class Total: ObservableObject {
  @Published var bytes: Int

  init(paths: [String]) {
    bytes = paths.map(Self.bytes).reduce(0, +)
  }

  private static func bytes(_ path: String) -> Int {
    FileManager.default.contents(atPath: path)?.count ?? 0
  }
}

/// Nothing is read.
final class Names: ObservableObject {
  @Published var all: [String]

  init(numbers: [Int]) {
    all = numbers.map(String.init)
  }
}
