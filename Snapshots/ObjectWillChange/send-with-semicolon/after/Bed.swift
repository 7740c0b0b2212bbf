import SwiftUI;

@Observable
final class Bed {
  var name = "North";
  var size = 1
  /* metres */
  @ObservationIgnored var depth = 2; // wide, deep

  func grow() {
    size += 1;
  }
};
