// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Garden", targets: ["Garden"])],
  targets: [.target(name: "Garden")]
)
