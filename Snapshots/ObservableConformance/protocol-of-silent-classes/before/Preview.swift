import Combine
import SwiftUI

/// Its classes show nothing that changes.
protocol PreviewSource: ObservableObject {
  func title(at index: Int) -> String?
}

protocol CachedSource: AnyObject, PreviewSource {}

protocol Resettable: AnyObject, ObservableObject {
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

final class MemorySource: ObservableObject, CachedSource {
  private let titles = ["a", "b"]

  func title(at index: Int) -> String? { titles[index] }
}

/// One of its classes shows what changes.
protocol Player: ObservableObject {
  var time: Double { get }
}

final class RealPlayer: Player {
  @Published var time = 0.0
}

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
