import Combine
import SwiftUI

/// `JSONDecoder` is declared elsewhere.
extension JSONDecoder {
  @Observable
  final class Renderer {
    var content = "" {
      willSet { contentSubject.send(newValue) }
    }
    @ObservationIgnored private lazy var contentSubject = CurrentValueSubject<String, Never>(_content)
    var scale = 1.0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  }
}

extension JSONDecoder.Renderer {
  func enlarge() {
    scale *= 2
  }

  func follow() {
    contentSubject.sink { print($0) }.store(in: &cancellables)
  }
}

struct RendererView: View {
  let renderer: JSONDecoder.Renderer

  var body: some View {
    Text(renderer.content).scaleEffect(renderer.scale)
  }
}
