// Where there is UIKit, nothing stands in for it: the product is there so that manifests are the same everywhere.
