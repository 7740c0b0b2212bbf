import SwiftUI

final class Plant {
  var name = ""
}

struct Row: View {
  let name: String
  var body: some View { Text(name) }
}

#Preview {
  final class Sample: ObservableObject {
    @Published var name = "Fern"
  }
  return Row(name: Sample().name)
}
