import SwiftUI

@Observable
final class Season {
  var year = 1
  @ObservationIgnored private var shownYear = 0
  @ObservationIgnored private var cachedTitle = ""

  /// Makes the title again where it is asked for.
  var title: String {
    if shownYear != year {
      shownYear = year
      cachedTitle = "Year \(year)"
    }
    return cachedTitle
  }

  func next() {
    year += 1
    Weather.today = "Rain in \(year)"
    print(Almanac.page(year))
  }
}

/// Keeps the pages that it has made.
enum Almanac {
  private static var pages: [Int: String] = [:]

  static func page(_ number: Int) -> String {
    if let page = pages[number] { return page }
    let page = "Page \(number)"
    pages[number] = page
    return page
  }
}

enum Weather {
  static var today = "Sun"
}

/// Shows the same page before and after a change of the season.
struct PageView: View {
  let season: Season

  var body: some View {
    Text(Almanac.page(3))
  }
}

struct SeasonView: View {
  let season: Season

  var body: some View {
    Text(Almanac.page(3))
    Text(season.title)
    Button("Next") { season.next() }
  }
}

/// Misses the new weather.
struct WeatherView: View {
  let season: Season

  var body: some View {
    Text(Weather.today)
    Button("Next") { season.next() }
  }
}
