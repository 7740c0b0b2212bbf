import Combine
import Foundation

extension Album {
  var summary: String { "\(pages) pages" }
}
