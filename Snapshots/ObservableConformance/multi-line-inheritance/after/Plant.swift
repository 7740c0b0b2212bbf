import SwiftUI

@Observable
final class Plant:
  Identifiable,
  CustomStringConvertible
{
  let id = 1
  var name = "Fern"
  var description: String { name }
}

@Observable
final class Bed
  : Identifiable
{
  var plants: [Plant] = []
}

@Observable
final class Greenhouse  // warm
{
  var degrees = 21
}
