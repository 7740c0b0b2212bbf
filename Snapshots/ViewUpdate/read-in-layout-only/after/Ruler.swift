import SwiftUI
import UIKit

@Observable
final class Ruler {
  var gap: CGFloat = 8
  var share = 0.5
  var height = 40.0
  var text = ""
}

struct RulerView: View {
  @State private var ruler = Ruler()

  var body: some View {
    HStack(alignment: .top) {
      Text("a").alignmentGuide(.top) { _ in ruler.gap }
      Text(ruler.text)
      RulerLabel(ruler: ruler)
      ShareView(ruler: ruler)
    }
    .onTapGesture {
      ruler.gap += 4
      ruler.height += 4
    }
  }
}

struct ShareView: View {
  let ruler: Ruler

  var body: some View {
    Color.red
      .containerRelativeFrame(.horizontal) { length, _ in length * ruler.share }
      .onTapGesture { ruler.share *= 0.9 }
  }
}

struct RulerLabel: UIViewRepresentable {
  let ruler: Ruler

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = ruler.text }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 10, height: ruler.height)
  }
}

/// It reads its model in the body, too.
struct GapView: View {
  let ruler: Ruler

  var body: some View {
    Text("\(ruler.gap)").alignmentGuide(.top) { _ in ruler.gap }
  }
}
