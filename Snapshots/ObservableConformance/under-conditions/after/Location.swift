import SwiftUI

#if os(iOS)
@Observable
final class Location {
  var latitude = 0.0
  @ObservationIgnored var accuracy = 10
}
#else
  @MainActor
  @Observable
  final class Location {
    var latitude = 52.5
  }
#endif

struct LocationView: View {
  let location: Location

  var body: some View {
    Text("\(location.latitude)")
  }
}
