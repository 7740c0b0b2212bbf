// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "migrate-observable",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "migrate-observable", targets: ["MigrateObservable"]),
    .library(name: "Rewriter", targets: ["Rewriter", "SourceModel"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "SourceModel",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["SDK/Names.txt"]
    ),
    .target(
      name: "Rewriter",
      dependencies: [
        "SourceModel",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "MigrateObservable",
      dependencies: [
        "Rewriter",
        "SourceModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "RewriterTests",
      dependencies: [
        "Rewriter",
        "SourceModel",
        "MigrateObservable",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Schemas", "Stubs"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
