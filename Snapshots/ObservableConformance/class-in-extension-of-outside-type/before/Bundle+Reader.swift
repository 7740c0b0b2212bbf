import Foundation
import SwiftUI

extension Bundle {
  final class Reader: ObservableObject {
    @Published var text = ""
  }
}

struct ReaderView: View {
  @StateObject private var reader = Bundle.Reader()

  var body: some View {
    Text(reader.text)
  }
}
