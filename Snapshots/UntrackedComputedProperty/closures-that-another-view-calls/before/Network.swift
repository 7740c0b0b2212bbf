import SwiftUI

final class Mesh {
  private(set) var peers: [String] = []

  func add(_ peer: String) { peers.append(peer) }
}

@MainActor
final class NetworkModel: ObservableObject {
  @Published var isOnline = false
  @Published var attempts = 0
  private let mesh = Mesh()

  func peersShown() -> [String] { isOnline ? mesh.peers : [] }

  func connect(to peer: String) {
    mesh.add(peer)
    attempts += 1
  }
}

// Only passes the closure on; the map calls it.
struct NetworkView: View {
  @ObservedObject var model: NetworkModel

  var body: some View {
    VStack {
      PeerMap(title: "Peers", peers: { model.peersShown() })
      Button("Connect") { model.connect(to: "a") }
      AttemptsView(model: model)
    }
  }
}

struct AttemptsView: View {
  @ObservedObject var model: NetworkModel

  var body: some View {
    Text("\(model.attempts)")
  }
}

struct PeerMap: View {
  let title: String
  let peers: () -> [String]

  var body: some View {
    ForEach(peers(), id: \.self) { Text($0) }
  }
}
