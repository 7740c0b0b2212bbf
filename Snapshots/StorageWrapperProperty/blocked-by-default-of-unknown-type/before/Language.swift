import Foundation
import SwiftUI

final class Language: ObservableObject {
  @AppStorage("language") var identifier = Locale.current.language.minimalIdentifier
}
