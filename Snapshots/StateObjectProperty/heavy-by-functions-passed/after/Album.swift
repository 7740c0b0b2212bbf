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
@Observable
final class Album {
  var pictures: [Picture] = []
  private let paths: [String]
  @ObservationIgnored private(set) var isReady = false

  init(paths: [String]) {
    self.paths = paths
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    pictures = paths.map(Picture.init)
    isReady = true
  }
}

@Observable
final class Sizes {
  var all: [Int] = []
  private let paths: [String]
  @ObservationIgnored private(set) var isReady = false

  init(paths: [String]) {
    self.paths = paths
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    all = paths.map(size(of:))
    isReady = true
  }
}

/// Its own function is handed over.
@Observable
final class Total: ObservableObject {
  var bytes: Int

  init(paths: [String]) {
    bytes = paths.map(Self.bytes).reduce(0, +)
  }

  private static func bytes(_ path: String) -> Int {
    FileManager.default.contents(atPath: path)?.count ?? 0
  }
}

/// Nothing is read.
@Observable
final class Names {
  var all: [String]

  init(numbers: [Int]) {
    all = numbers.map(String.init)
  }
}
