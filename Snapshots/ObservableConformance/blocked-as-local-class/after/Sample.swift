import SwiftUI

struct SampleView: View {
  var body: some View {
    Text(title())
  }

  private func title() -> String {
    final class Sample: ObservableObject {
      @Published var name = "Fern"
    }
    return Sample().name
  }
}

final class PlantStore {
  var names: [String] = []
}
