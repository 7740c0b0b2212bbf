import SwiftUI
import UIKit

/// No target compiles it, so that nobody comes to the name by it.
@MainActor func oldGarden() -> UIViewController {
  UIHostingController(rootView: GardenName())
}
