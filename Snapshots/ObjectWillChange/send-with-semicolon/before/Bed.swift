import SwiftUI;
import Combine;

final class Bed: ObservableObject {
  @Published var name = "North";
  var size = 1 /* metres */, depth = 2; // wide, deep

  func grow() {
    objectWillChange.send();
    size += 1;
  }
};
