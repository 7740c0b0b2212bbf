import SwiftUI

struct NodeView: View {
  @Bindable var node: Node
  let gardener: Gardener

  var body: some View {
    TextField(gardener.name, text: $node.title)
  }
}
