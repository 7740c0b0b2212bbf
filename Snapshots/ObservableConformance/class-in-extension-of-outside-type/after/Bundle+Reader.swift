import Foundation
import SwiftUI

extension Bundle {
  @Observable
  final class Reader {
    var text = ""
  }
}

struct ReaderView: View {
  @State private var reader = Bundle.Reader()

  var body: some View {
    Text(reader.text)
  }
}
