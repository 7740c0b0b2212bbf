import Combine
import SwiftUI

@MainActor func behave() async {
  let search = PlantSearch()
  for query in ["f", "fe", "fern"] {
    search.query = query
    Timeline.shared.advance(by: 0.1)
  }
  trace(search.results)
  Timeline.shared.advance(by: 0.3)
  trace(search.results)
  search.query = "fern"
  Timeline.shared.advance(by: 0.3)
  trace(search.results)
}
