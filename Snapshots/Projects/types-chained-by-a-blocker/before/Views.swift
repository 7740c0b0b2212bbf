import SwiftUI

struct NodeView: View {
  @ObservedObject var node: Node
  @ObservedObject var gardener: Gardener

  var body: some View {
    TextField(gardener.name, text: $node.title)
  }
}
