import SwiftUI

enum Reader {}

extension Reader {
  final class Context: ObservableObject {
    @Published var page = 1
  }
}

struct ReaderView: View {
  @ObservedObject var context: Reader.Context

  var body: some View { Text(context.title) }
}
