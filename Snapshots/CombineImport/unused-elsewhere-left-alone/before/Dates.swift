import Combine
import Foundation

let epoch = Date(timeIntervalSince1970: 0)
