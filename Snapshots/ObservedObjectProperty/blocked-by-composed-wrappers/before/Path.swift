import SwiftUI

final class Path: ObservableObject {
  @Published var depth = 0
}

/// The state is the wrapper of the path, and not the path.
struct PathView: View {
  @State @ObservedObject var path: Path

  var body: some View { Text("\(path.depth)") }
}

final class Trail: ObservableObject {
  @Published var length = 0
}

struct TrailView: View {
  @StateObject(wrappedValue: Trail()) private var own: Trail
  @ObservedObject(wrappedValue: Trail()) private var other: Trail

  var body: some View { Text("\(own.length) \(other.length)") }
}

struct TrailsView: View {
  var body: some View { TrailView() }
}
