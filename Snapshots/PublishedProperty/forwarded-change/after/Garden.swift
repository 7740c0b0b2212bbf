import SwiftUI

@Observable
final class Garden {
  var title = ""
}

struct TitleView: View {
  let garden: Garden

  var body: some View {
    Text(garden.title)
      .onChange(of: garden.title) { _, title in print(title) }
  }
}
