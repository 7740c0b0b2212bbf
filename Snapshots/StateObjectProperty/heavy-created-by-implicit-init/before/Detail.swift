import SwiftUI

final class Detail: ObservableObject {
  @Published var text = ""

  init(name: String) {
    text = (try? String(contentsOfFile: name, encoding: .utf8)) ?? ""
  }

  deinit { try? text.write(toFile: "last", atomically: true, encoding: .utf8) }
}

struct DetailView: View {
  @StateObject var detail: Detail

  var body: some View { Text(detail.text) }
}

func framed(_ view: DetailView) -> some View { view.padding() }

struct DetailList: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      framed(.init(detail: Detail(name: name)))
    }
  }
}

typealias Card = DetailView

struct CardList: View {
  var body: some View { Card(detail: .init(name: "first")) }
}
