import SwiftUI

final class Plant:
  Identifiable,
  ObservableObject,
  CustomStringConvertible
{
  let id = 1
  @Published var name = "Fern"
  var description: String { name }
}

final class Bed
  : Identifiable
  , ObservableObject
{
  @Published var plants: [Plant] = []
}

final class Greenhouse:
  ObservableObject  // warm
{
  @Published var degrees = 21
}
