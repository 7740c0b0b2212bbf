import SwiftUI

enum Reader {}

extension Reader {
  @Observable
  final class Context {
    var page = 1
  }
}

struct ReaderView: View {
  let context: Reader.Context

  var body: some View { Text(context.title) }
}
