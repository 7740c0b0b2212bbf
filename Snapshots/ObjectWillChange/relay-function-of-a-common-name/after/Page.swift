import SwiftUI

@Observable
final class Heading {
  var text = ""
}

/// The property has the name of the function that `Garden` calls to relay its plant.
@Observable
final class Page {
  var heading = Heading()
}

struct PageView: View {
  let page: Page

  var body: some View {
    Text(page.heading.text)
  }
}
