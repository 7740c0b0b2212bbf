import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Registry {
  var objects: [AnyObject] = []

  func environmentObject(_ object: AnyObject) -> Registry {
    var copy = self
    copy.objects.append(object)
    return copy
  }
}

@MainActor
func makeRegistry(weather: Weather) -> Registry {
  Registry().environmentObject(weather)
}
