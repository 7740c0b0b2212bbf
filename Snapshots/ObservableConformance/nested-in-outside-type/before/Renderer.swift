import Combine
import SwiftUI

/// `JSONDecoder` is declared elsewhere.
extension JSONDecoder {
  final class Renderer: ObservableObject {
    @Published var content = ""
    var scale = 1.0
    private var cancellables: Set<AnyCancellable> = []
  }
}

extension JSONDecoder.Renderer {
  func enlarge() {
    scale *= 2
    objectWillChange.send()
  }

  func follow() {
    $content.sink { print($0) }.store(in: &cancellables)
  }
}

struct RendererView: View {
  @ObservedObject var renderer: JSONDecoder.Renderer

  var body: some View {
    Text(renderer.content).scaleEffect(renderer.scale)
  }
}
