import SwiftUI

final class Garden: ObservableObject {
  @Published var title = ""
}

struct TitleView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text(garden.title)
      .onChange(of: garden.title) { _, title in print(title) }
  }
}
