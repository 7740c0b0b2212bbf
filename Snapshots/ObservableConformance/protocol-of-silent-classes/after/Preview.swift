import SwiftUI

/// Its classes show nothing that changes.
protocol PreviewSource: AnyObject {
  func title(at index: Int) -> String?
}

protocol CachedSource: AnyObject, PreviewSource {}

protocol Resettable: AnyObject {
  func reset()
}

final class FileSource: PreviewSource, Resettable {
  private var cache: [Int: String] = [:]

  func title(at index: Int) -> String? {
    if let known = cache[index] { return known }
    cache[index] = "file \(index)"
    return cache[index]
  }

  func reset() { cache = [:] }
}

final class MemorySource: CachedSource {
  private let titles = ["a", "b"]

  func title(at index: Int) -> String? { titles[index] }
}

/// One of its classes shows what changes.
protocol Player: AnyObject, Observable {
  var time: Double { get }
}

@Observable
final class RealPlayer: Player {
  var time = 0.0
}

@Observable
final class StillPlayer: Player {
  let time = 1.0
}

struct PreviewView: View {
  let source: any PreviewSource
  let player: any Player

  var body: some View {
    VStack {
      Text(source.title(at: 0) ?? "none")
      Text("\(player.time)")
    }
  }
}
